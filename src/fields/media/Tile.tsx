import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { tile } from '.';

const Frame = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    flexShrink: 0,
    flexDirection: 'column',
    width: tile,
    height: tile,
    overflow: 'hidden',
    borderRadius: 6,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.default,
    color: palette.text.secondary,
    fontSize: 10,
    fontWeight: 600,
    lineHeight: '12px',
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    '&:hover': { borderColor: palette.primary.main, color: palette.primary.main },
    '&.Mui-focusVisible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

interface TileProps {
  readonly title: string;
  readonly isModel: boolean;
  readonly type: string | null;
  readonly href: string;
  readonly isBroken: boolean;
  readonly onBroken: () => void;
  readonly onOpen: () => void;
}

/** A thumbnail of a picture, or an icon for a model: rows never load models. */
export const Tile = ({ title, isModel, type, href, isBroken, onBroken, onOpen }: TileProps) => {
  const translate = useTranslate();
  return (
    <Frame
      aria-label={translate('facings.fields.media.open', { name: title })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {isModel && <ViewInArOutlined />}
      {isModel && type}
      {!isModel && isBroken && <BrokenImageOutlined />}
      {!isModel && !isBroken && (
        <img
          src={href}
          alt=""
          width={tile}
          height={tile}
          loading="lazy"
          decoding="async"
          onError={onBroken}
        />
      )}
    </Frame>
  );
};
