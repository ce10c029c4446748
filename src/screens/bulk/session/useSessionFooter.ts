/** The dialog's buttons in each step of a session, and why they are disabled (rules 2, Footer button; 4). */
import { useTranslate } from 'react-admin';
import type { Footer, PrimaryButton } from '../frame/BulkDialog';
import type { BulkState, SessionActions } from './createBulkSession';

interface SessionFooterOptions {
  readonly session: Pick<SessionActions, 'go' | 'review'>;
  readonly state: Pick<BulkState, 'isChecking' | 'isPreparing'>;
  /** A step of the session, or of the tool. */
  readonly step: string;
  /** Why the rows cannot be reviewed. Absent for rows that are saved without a review. */
  readonly review?: Pick<PrimaryButton, 'why' | 'isBusy'>;
  readonly save: Omit<PrimaryButton, 'label'> & { readonly label?: string };
}

export const useSessionFooter = ({
  session,
  state,
  step,
  review,
  save,
}: SessionFooterOptions): Footer => {
  const translate = useTranslate();
  const toSave = {
    label: translate('facings.buttons.save'),
    ...save,
    isBusy: state.isPreparing || save.isBusy === true,
  };
  if (step === 'review')
    return {
      primary: toSave,
      back: { label: translate('facings.views.page.up'), onClick: () => session.go('sheet') },
    };
  if (step !== 'sheet') return { primary: null, back: null };
  if (!review) return { primary: toSave, back: null };
  return {
    primary: {
      label: translate('facings.bulk.review'),
      onClick: () => void session.review(),
      isBusy: state.isChecking || review.isBusy === true,
      why: review.why,
    },
    back: null,
  };
};
