import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useContext, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageAction } from '../keys/usePageAction';
import { titleOf } from '../../schema/documentTitle';
import { PageBarContext } from './pageBarContext';
import { PageSlot } from './PageSlot';
import { TitleText } from './TitleText';

interface PageBarProps {
  /** Heading of the page, and the last part of the tab's title. */
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string };
  readonly toggle?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page's part of the top bar (rules 2): title, back link, view/edit toggle, actions. */
export const PageBar = ({ title, back, toggle, actions }: PageBarProps) => {
  const targets = useContext(PageBarContext);
  const { recordName } = targets;
  useEffect(() => {
    document.title = titleOf(title, recordName);
    return () => {
      document.title = titleOf();
    };
  }, [title, recordName]);
  usePageAction(back ? { key: 'back', label: back.label, to: back.to } : null);
  return (
    <>
      {back && (
        <PageSlot at={targets.lead}>
          <IconButton component={Link} to={back.to} aria-label={back.label} edge="start">
            <ArrowBack />
          </IconButton>
        </PageSlot>
      )}
      <PageSlot at={targets.title}>
        <TitleText title={title} />
      </PageSlot>
      <PageSlot at={targets.tools}>
        {toggle}
        {actions}
      </PageSlot>
    </>
  );
};
