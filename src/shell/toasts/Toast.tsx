import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { clamped } from '../../fields/styles';
import type { Message } from './historyStore';
import { lastPlace, placeOf } from './toastPlace';

/**
 * Whether a person points at or has focused a toast, which then stays. A toast that appears under a resting pointer
 * only counts once the pointer moves.
 */
const useHeld = () => {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // Browsers send move events for a resting pointer when the element below it changes.
  const entered = useRef<string | null>(null);
  return {
    isHeld: isPointed || isFocused,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        entered.current = placeOf(event);
        // The enter event comes before the position of its move is recorded.
        const before = lastPlace();
        if (before !== null && before !== entered.current) setIsPointed(true);
      },
      onPointerMove: (event: PointerEvent) => {
        entered.current ??= placeOf(event);
        if (entered.current !== placeOf(event)) setIsPointed(true);
      },
      onPointerLeave: () => {
        entered.current = null;
        setIsPointed(false);
      },
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
};

/** How long a toast is visible, in milliseconds, unless it says otherwise (rules 9). */
export const toastTime = 5000;

interface ToastProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** One message, cut off so that it does not cover the page: the history has all of it. It stays while it is hovered or focused. */
export const Toast = ({ message, onClose }: ToastProps) => {
  const translate = useTranslate();
  const { isHeld, handlers } = useHeld();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { time = toastTime } = message;
    if (isHeld || time === null) return undefined;
    const timer = setTimeout(() => close(), time);
    return () => clearTimeout(timer);
  }, [isHeld, message]);
  return (
    <Alert
      variant="outlined"
      severity={message.severity}
      // Only errors interrupt a screen reader.
      role={message.severity === 'error' ? 'alert' : 'status'}
      closeText={translate('facings.shell.toasts.close')}
      onClose={onClose}
      {...handlers}
      sx={{
        boxShadow: 6,
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderLeftWidth: 4,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
        alignItems: 'flex-start',
      }}
    >
      {message.title !== undefined && <AlertTitle sx={clamped(2)}>{message.title}</AlertTitle>}
      {message.element ?? <Box sx={clamped(6)}>{message.body}</Box>}
      {message.action && (
        <Button
          size="small"
          sx={{ display: 'block', ml: -0.75, mt: 0.5 }}
          onClick={() => {
            message.action?.act();
            onClose();
          }}
        >
          {message.action.label}
        </Button>
      )}
    </Alert>
  );
};
