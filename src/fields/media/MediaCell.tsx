import { lazy, Suspense } from 'react';
import { useFieldValue } from 'react-admin';
import type { MediaField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Missing } from '../shared/Missing';
import { tile } from './tile';

const MediaPreview = lazy(() =>
  import('./MediaPreview').then(({ MediaPreview: Preview }) => ({ default: Preview })),
);

/** A picture or a 3D model in small, with all that can be done with it. */
export const MediaCell = (props: CellProps<MediaField>) => {
  const { source, field } = props;
  if (asText(useFieldValue({ source })) === null) return <Missing source={source} field={field} />;
  // The first list has none of these: what draws them comes with the first one there is.
  return (
    <Suspense fallback={<span style={{ display: 'inline-block', height: tile }} />}>
      <MediaPreview {...props} />
    </Suspense>
  );
};
