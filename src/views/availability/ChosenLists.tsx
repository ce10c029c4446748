import { lazy, type ReactNode } from 'react';
import { ChosenContext, type DrawChosen } from '../../fields/chosen/ChosenContext';

const ChosenList = lazy(() =>
  import('./ChosenList').then(({ ChosenList: List }) => ({ default: List })),
);

const draw: DrawChosen = (props) => <ChosenList {...props} />;

/** Lets the forms inside select records in a list of switches; the code is loaded with the first such form. */
export const ChosenLists = ({ children }: { readonly children: ReactNode }) => (
  <ChosenContext value={draw}>{children}</ChosenContext>
);
