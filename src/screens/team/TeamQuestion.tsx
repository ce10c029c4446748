import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Question } from '../../views/Question';
import type { TeamChange } from './useTeam';

/** A change that needs confirmation. */
export interface PendingChange {
  readonly change: TeamChange;
  /** Texts of the question, under `facings.team.ask`. */
  readonly key: 'admin' | 'everywhere' | 'all';
  /** Name of the person. */
  readonly name: string;
}

interface TeamQuestionProps {
  /** Null if nothing is asked. */
  readonly asked: PendingChange | null;
  readonly onCancel: () => void;
  readonly onConfirm: (change: TeamChange) => void;
}

/** Asks before access is removed permanently or in several places (rules 8). */
export const TeamQuestion = ({ asked, onCancel, onConfirm }: TeamQuestionProps) => {
  const translate = useTranslate();
  // Keeps its text during the closing animation.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const answered = useRef<PendingChange | null>(null);
  const said = (part: string) =>
    shown ? translate(`facings.team.ask.${shown.key}.${part}`, { name: shown.name }) : '';

  return (
    <Question
      isOpen={asked !== null}
      title={said('title')}
      text={said('text')}
      confirm={said('confirm')}
      color="error"
      onClose={onCancel}
      onConfirm={() => {
        // A closing dialog can still be clicked for a moment; ignore a second answer.
        if (!asked || answered.current === asked) return;
        answered.current = asked;
        onConfirm(asked.change);
      }}
    />
  );
};
