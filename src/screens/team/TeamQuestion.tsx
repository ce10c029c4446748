import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Question } from '../../views/Question';
import type { TeamChange } from './useTeam';

/** A change that needs confirmation. */
export interface PendingChange {
  readonly change: TeamChange;
  /** Texts of the question, under `facings.team.ask`. */
  readonly key: 'admin' | 'everywhere' | 'all';
  readonly name: string;
}

interface TeamQuestionProps {
  /** Null if nothing is asked. */
  readonly pending: PendingChange | null;
  readonly onCancel: () => void;
  readonly onConfirm: (change: TeamChange) => void;
}

/** Asks before access is removed permanently or in several places (rules 8). */
export const TeamQuestion = ({ pending, onCancel, onConfirm }: TeamQuestionProps) => {
  const translate = useTranslate();
  // Keeps its text during the closing animation.
  const [shown, setShown] = useState(pending);
  if (pending && pending !== shown) setShown(pending);
  const t = (part: string) =>
    shown ? translate(`facings.team.ask.${shown.key}.${part}`, { name: shown.name }) : '';

  return (
    <Question
      isOpen={pending !== null}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      color="error"
      onCancel={onCancel}
      onConfirm={() => {
        if (pending) onConfirm(pending.change);
      }}
    />
  );
};
