/** English texts of a record's page, which come with its code. */
import { addTexts } from '../addTexts';

export const record = {
  /** What a record's page copies. */
  copying: {
    link: 'Copy link',
    linkDone: 'Link copied.',
    json: 'Copy {one} as JSON',
    jsonDone: '{one} copied as JSON.',
    curl: 'Copy the call of {one} as cURL',
    curlDone: 'Call copied. Fill in your API key.',
    pin: 'Pin {one}',
    unpin: 'Unpin {one}',
    pinned: '"{name}" is pinned: the palette lists it first.',
    unpinned: '"{name}" is no longer pinned.',
    tooManyPins: 'At most {most} records can be pinned. Unpin one first.',
    refused: 'The browser does not allow copying.',
  },
  neighbors: {
    label: 'Position in {many}',
    previous: 'Previous {one}',
    next: 'Next {one}',
    at: '{at} of {total}',
    atOpen: '{at} of more than {total}',
  },
} as const;

addTexts({ record });
