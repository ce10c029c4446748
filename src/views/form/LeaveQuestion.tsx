import { useTranslate } from 'react-admin';
import { Question } from '../Question';

/** What leaving ends: typed values, secrets that were not copied, or a save whose rest can be resumed. */
export type LeaveKind = 'values' | 'secrets' | 'saving';

const textsOf = {
  values: 'views.form',
  secrets: 'views.secret.leaving',
  saving: 'bulk.leaving',
} as const;

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
  readonly kind?: LeaveKind;
}

/** The question before typed values are lost. */
export const LeaveQuestion = ({ isOpen, onStay, onGo, kind = 'values' }: LeaveQuestionProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`facings.${textsOf[kind]}.${key}`);
  return (
    <Question
      isOpen={isOpen}
      title={t('leaveTitle')}
      text={t('leave')}
      cancel={t('stay')}
      confirm={t('go')}
      color="error"
      onCancel={onStay}
      onConfirm={onGo}
    />
  );
};
