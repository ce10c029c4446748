import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Stage } from './Stage';

interface AppleModelProps {
  readonly href: string;
  readonly title: string;
}

/** A cube in lines; devices that open such models ask for a picture as the one child of the link. */
const cube = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#6b7c93" stroke-width="4" stroke-linejoin="round"><path d="M48 10 82 29v38L48 86 14 67V29Z"/><path d="M14 29l34 19 34-19M48 48v38"/></svg>',
)}`;

const canOpen = (): boolean => {
  try {
    return document.createElement('a').relList.supports('ar');
  } catch {
    // What knows no such tokens at all may throw when it is asked for one.
    return false;
  }
};

/** USDZ is shown by the operating system of Apple's devices; elsewhere it can be had as a file. */
export const AppleModel = ({ href, title }: AppleModelProps) => {
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
