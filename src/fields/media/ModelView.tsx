import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { AppleModel } from './AppleModel';
import { NotShown } from './NotShown';
import { Stage } from './Stage';

interface ModelViewProps {
  readonly href: string;
  readonly title: string;
  readonly type: string | null;
}

const NoViewer = () => <NotShown text={useTranslate()('facings.fields.media.noViewer')} />;

/** The viewer is larger than the console itself: it comes when a model is opened, and never before. */
const Turntable = lazy(() =>
  import('./Turntable').then(
    ({ Turntable: Viewer }) => ({ default: Viewer }),
    () => ({ default: NoViewer }),
  ),
);

const kindOf = (type: string | null, href: string): 'glb' | 'usdz' | null => {
  const said = type?.trim().toLowerCase() ?? '';
  if (said === 'glb' || said === 'usdz') return said;
  if (said !== '') return null;
  return /\.usdz($|\?|#)|^data:model\/vnd\.usdz/i.test(href) ? 'usdz' : 'glb';
};

/** A model as its type can be shown. */
export const ModelView = ({ href, title, type }: ModelViewProps) => {
  const translate = useTranslate();
  const kind = kindOf(type, href);
  if (kind === 'usdz') return <AppleModel href={href} title={title} />;
  if (kind === null)
    return <NotShown text={translate('facings.fields.media.unknownModel', { type: type ?? '' })} />;
  return (
    <Suspense fallback={<Stage role="status">{translate('facings.fields.media.loading')}</Stage>}>
      <Turntable href={href} title={title} />
    </Suspense>
  );
};
