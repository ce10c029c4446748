import { useTranslate } from 'react-admin';
import { Question } from '../Question';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** What would be lost: typed values, or secrets that were not copied. */
  readonly kind?: 'values' | 'secrets';
}

/** The question before typed values are lost. */
export const LeaveQuestion = ({ isOpen, onStay, onGo, kind = 'values' }: LeaveQuestionProps) => {
  const translate = useTranslate();
  const t = (key: string) =>
    translate(`facings.views.${kind === 'secrets' ? 'secret.leaving' : 'form'}.${key}`);
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
