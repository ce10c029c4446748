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
  duplicate: {
    label: 'Duplicate…',
    from: 'Copied from "{name}".',
    /** Values that the create form has no input for. */
    lost: 'Not copied: {fields}. You can set them after saving.',
    unique: 'Not copied: each record has its own.',
    secret: 'Not copied: it may contain credentials.',
    children: 'Also copy {smart_count} {one} |||| Also copy {smart_count} {many}',
    /** While they are counted. */
    all: 'Also copy the {many}',
    done: '{smart_count} {one} copied. |||| {smart_count} {many} copied.',
    failed:
      '{smart_count} {one} was not copied: {names}. {reason} |||| {smart_count} {many} were not copied: {names}. {reason}',
    notRead: 'The {many} were not copied. {reason}',
    outside: 'Cannot be added, because they are not in the organization: {names}',
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
