import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { MissingSelections } from './MissingSelections';
import { products, zones, type Selection } from './selections';
import { useSelection } from './useSelection';

/**
 * Selections that no longer exist are the usual reason for an error at products or zones, which may be on another tab.
 * After such an error they are shown above the form, with a button that removes them.
 */
export const RefusedSelections = () => (
  <>
    {/* The products are part of the template, so the error may be the template's. */}
    <Refused source="products" selection={products} errorsOf={['products', 'template']} />
    <Refused source="zones" selection={zones} errorsOf={['zones']} />
  </>
);

interface RefusedProps {
  readonly source: string;
  readonly selection: Selection;
  readonly errorsOf: readonly string[];
}

const Refused = (props: RefusedProps) => {
  const { errors } = useFormState();
  return props.errorsOf.some((name) => errors[name]?.type === 'server') ? (
    <Selections {...props} />
  ) : null;
};

const Selections = ({ source, selection, errorsOf }: RefusedProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { entries, turn } = useSelection(source, selection);
  const { clearErrors } = useFormContext();
  return (
    <Box ref={box} sx={{ '&:empty': { display: 'none' } }}>
      <MissingSelections
        source={source}
        selection={selection}
        entries={entries}
        isFocused
        onTurn={(ids, isOn) => {
          turn(ids, isOn);
          // The notice disappears with the error, so the focus moves to the save button.
          const save = box.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
          clearErrors([...errorsOf]);
          save?.focus();
        }}
      />
    </Box>
  );
};
