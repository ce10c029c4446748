import Check from '@mui/icons-material/Check';
import { memo, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Keycap } from '../keys/Keycap';
import { Emphasised } from './Emphasised';
import type { Entry } from './entry';
import type { Range } from './match';

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly ranges: readonly Range[];
  readonly isActive: boolean;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: Entry) => void;
}

/** Opened elsewhere: the browser does that by itself. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

/** One entry; an address is a real link, so that it can be opened in a tab of its own. */
export const PaletteOption = memo(
  ({ id, entry, ranges, isActive, onPoint, onChoose }: PaletteOptionProps) => {
    const translate = useTranslate();
    const { label, detail, keys = [], isNow = false, to } = entry;
    const own = {
      id,
      role: 'option',
      'aria-selected': isActive,
      className: isActive ? 'option active' : 'option',
      // The box keeps the focus, whatever is clicked.
      onMouseDown: (event: MouseEvent) => {
        if (!isElsewhere(event)) event.preventDefault();
      },
      onPointerMove: () => {
        if (!isActive) onPoint(entry.id);
      },
      onClick: (event: MouseEvent) => {
        if (to !== undefined && isElsewhere(event)) return;
        event.preventDefault();
        onChoose(entry);
      },
    };
    const content = (
      <>
        <span className="label">
          <Emphasised label={label} ranges={ranges} />
        </span>
        {detail !== undefined && <span className="detail">{detail}</span>}
        {isNow && (
          <span className="detail now">
            <Check aria-hidden="true" sx={{ fontSize: 16 }} />
            {translate('facings.palette.commands.isNow')}
          </span>
        )}
        {keys.length > 0 && (
          <span className="keys" aria-hidden="true">
            {keys.map((key) => (
              <Keycap key={key}>{key}</Keycap>
            ))}
          </span>
        )}
      </>
    );
    return to === undefined ? (
      <div {...own}>{content}</div>
    ) : (
      <Link {...own} to={to} tabIndex={-1}>
        {content}
      </Link>
    );
  },
);
PaletteOption.displayName = 'PaletteOption';
