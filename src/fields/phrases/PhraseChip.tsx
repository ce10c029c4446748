import Close from '@mui/icons-material/Close';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Chip = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    margin: 2,
    paddingLeft: theme.spacing(1),
    borderRadius: 14,
    backgroundColor: palette.action.selected,
    fontSize: theme.typography.body2.fontSize,
    '&:focus-visible, &:focus': { outline: `2px solid ${palette.primary.main}` },
    '& > span': { padding: '3px 0', overflowWrap: 'anywhere' },
  };
});

const RemoveButton = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
}));

interface PhraseChipProps {
  readonly phrase: string;
  /** Its place among the chips: the arrows move by it, and Backspace or Delete takes it away. */
  readonly index: number;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** A phrase in its list. Its button is for hand and pen; the keyboard comes by the arrows from the input. */
export const PhraseChip = ({ phrase, index, isDisabled, onRemove }: PhraseChipProps) => {
  const translate = useTranslate();
  return (
    <Chip tabIndex={-1} data-item-index={index}>
      <span>{phrase}</span>
      <RemoveButton
        tabIndex={-1}
        disabled={isDisabled}
        aria-label={translate('facings.fields.phrases.remove', { phrase })}
        onClick={onRemove}
      >
        <Close sx={{ fontSize: 16 }} />
      </RemoveButton>
    </Chip>
  );
};
