import { Suspense } from 'react';
import { useFieldValue } from 'react-admin';
import { lazyPart } from '../../lib/failures/code';
import type { MediaField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Missing } from '../shared/CellText';
import { tile } from '.';

const MediaPreview = lazyPart(() => import('./MediaPreview'), 'MediaPreview');

/** A thumbnail of a picture or a 3D model, with its controls. */
export const MediaCell = (props: CellProps<MediaField>) => {
  const { source, field } = props;
  if (asText(useFieldValue({ source })) === null) return <Missing source={source} field={field} />;
  // The first list usually has no media, so this code is loaded with the first one.
  return (
    <Suspense fallback={<span style={{ display: 'inline-block', height: tile }} />}>
      <MediaPreview {...props} />
    </Suspense>
  );
};
