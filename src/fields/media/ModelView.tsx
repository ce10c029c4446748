import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazy } from '../../lib/failures/code';
import { NotShown, Stage } from './Stage';

/** An outlined cube. Quick Look requires a picture as the only child of the link. */
const cube = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#6b7c93" stroke-width="4" stroke-linejoin="round"><path d="M48 10 82 29v38L48 86 14 67V29Z"/><path d="M14 29l34 19 34-19M48 48v38"/></svg>',
)}`;

const canOpen = (): boolean => {
  try {
    return document.createElement('a').relList.supports('ar');
  } catch {
    // `supports` may throw in browsers that do not know these tokens.
    return false;
  }
};

/** USDZ opens in Quick Look on Apple devices; elsewhere it can be downloaded. */
const AppleModel = ({ href, title }: { readonly href: string; readonly title: string }) => {
  const translate = useTranslate();
  const isOffered = canOpen();
  return (
    <Stage sx={{ height: 240 }}>
      {isOffered ? (
        <Link href={href} rel="ar" sx={{ p: 1 }}>
          <img
            src={cube}
            alt={translate('facings.fields.media.look', { name: title })}
            width={96}
            height={96}
          />
        </Link>
      ) : (
        <ViewInArOutlined aria-hidden color="disabled" sx={{ fontSize: 48 }} />
      )}
      <Typography sx={{ maxWidth: 440 }}>
        {translate(`facings.fields.media.${isOffered ? 'appleHere' : 'apple'}`)}
      </Typography>
    </Stage>
  );
};

interface ModelViewProps {
  readonly href: string;
  readonly title: string;
  readonly type: string | null;
}

const NoViewer = () => <NotShown text={useTranslate()('facings.fields.media.noViewer')} />;

/** The viewer is larger than the console itself, so it is loaded when a model is opened. */
const Turntable = lazy(() =>
  import('./Turntable').then(
    ({ Turntable: Viewer }) => ({ default: Viewer }),
    () => ({ default: NoViewer }),
  ),
);

const kindOf = (type: string | null, href: string): 'glb' | 'usdz' | null => {
  const mediaType = type?.trim().toLowerCase() ?? '';
  if (mediaType === 'glb' || mediaType === 'usdz') return mediaType;
  if (mediaType !== '') return null;
  return /\.usdz($|\?|#)|^data:model\/vnd\.usdz/i.test(href) ? 'usdz' : 'glb';
};

/** Shows a model according to its type. */
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
