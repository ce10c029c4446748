import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import type { ParentIds } from '../schema/routes';
import { PageBar } from './PageBar';
import { useBack } from './useBack';
import { useWords } from './useWords';

interface MissingRecordProps {
  readonly declaration: AnyDeclaration;
  /** The parents of the record. */
  readonly within: ParentIds;
}

/** Replaces the page of a record that does not exist, and each page within it. */
export const MissingRecord = ({ declaration, within }: MissingRecordProps) => {
  const { one, translate } = useWords(declaration);
  const back = useBack(declaration, within);
  return (
    <>
      <PageBar title={translate('facings.views.failure.notFoundTitle', { one })} back={back} />
      <Alert
        severity="info"
        // On a phone the link is below the text: beside it, neither would have room.
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { flex: { xs: '1 1 80%', sm: '0 1 auto' } },
        }}
        action={
          <Button
            component={Link}
            to={back.to}
            color="inherit"
            size="small"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {back.label}
          </Button>
        }
      >
        {translate('facings.views.failure.notFound')}
      </Alert>
    </>
  );
};
