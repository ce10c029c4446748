import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { AnyDeclaration, Tab as FormTab } from '../../schema/defineResource';
import { formatNumber, regionOf } from '../../lib/text/region';

interface FormTabsProps {
  readonly tabs: readonly FormTab[];
  /** Index of the open tab. */
  readonly open: number;
  readonly onOpen: (index: number) => void;
  readonly label: string;
  readonly children: (tab: FormTab) => ReactNode;
}

const Label = ({ tab: { label, counts } }: { tab: FormTab }) => {
  const locale = regionOf(useLocale());
  const count = useWatch({ compute: (values: FieldValues) => counts?.(values) });
  return count === undefined ? label : `${label} (${formatNumber(count, locale)})`;
};

/** The number of invalid fields, shown as an icon and included in the accessible name. */
const TabLabel = ({ tab }: { tab: FormTab }) => {
  const translate = useTranslate();
  const { errors } = useFormState();
  const count = tab.fields.filter((name) => errors[name] !== undefined).length;
  if (count === 0) return <Label tab={tab} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'error.main' }}>
      <Label tab={tab} />
      <ErrorOutline fontSize="small" aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        {translate('facings.views.form.tabError', { smart_count: count })}
      </Box>
    </Box>
  );
};

/** The height of the open tab that is visible without scrolling. */
const steadyHeight = (box: HTMLElement | null): number => {
  if (!box) return 0;
  let scroller = box.parentElement;
  while (scroller && getComputedStyle(scroller).overflowY !== 'auto') {
    scroller = scroller.parentElement;
  }
  if (!scroller) return 0;
  const top = box.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const room = scroller.clientHeight - top - scroller.scrollTop;
  return Math.max(0, Math.min(box.offsetHeight, Math.floor(room)));
};

/**
 * A form's fields on tabs. A tab is rendered when it is first opened and stays mounted; the form knows the values and
 * rules of all tabs in any case.
 */
export const FormTabs = ({ tabs, open, onOpen, label, children }: FormTabsProps) => {
  const id = useId();
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([open]));
  // Set during rendering, because the fields must exist before the focus moves.
  if (!seen.has(open)) setSeen(new Set([...seen, open]));
  const box = useRef<HTMLDivElement>(null);
  // A short tab keeps the height of the previous one, so that the buttons below stay under the pointer.
  const [least, setLeast] = useState(0);
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, index: number) => {
          setLeast(steadyHeight(box.current));
          onOpen(index);
        }}
        variant="scrollable"
        // On a phone a finger scrolls them: buttons, which MUI adds after the first paint, would move them.
        aria-label={label}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab.label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={<TabLabel tab={tab} />}
          />
        ))}
      </Tabs>
      <div ref={box} style={{ minHeight: least }}>
        {tabs.map((tab, index) => (
          <div
            key={tab.label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={index !== open}
          >
            {seen.has(index) && children(tab)}
          </div>
        ))}
      </div>
    </>
  );
};

/** A form's tabs with translated labels. */
export const useShownTabs = (
  { name }: AnyDeclaration,
  purpose: 'create' | 'edit',
  tabs: readonly FormTab[] | undefined,
): readonly FormTab[] => {
  const translate = useTranslate();
  return useMemo(
    () =>
      (tabs ?? []).map((tab, index) => ({
        ...tab,
        label: translate(`resources.${name}.${purpose}Tabs.${index}`, { _: tab.label }),
      })),
    [translate, name, purpose, tabs],
  );
};
