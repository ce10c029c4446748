import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { AnyDeclaration } from '../schema/defineResource';
import { listPath } from '../schema/routes';
import { PageBar } from './PageBar';
import { useWords } from './useWords';

interface MissingRecordProps {
  readonly declaration: AnyDeclaration;
  /** Default: the list of such records. */
  readonly back?: { readonly to: string; readonly label: string };
}

/** Replaces the page of a record that does not exist, and each page within it. */
export const MissingRecord = ({ declaration, back: stated }: MissingRecordProps) => {
  const { one, many, kind, translate } = useWords(declaration);
  const back = stated ?? {
    to: listPath(declaration),
    label: translate('facings.views.manage.back', { many, kind }),
  };
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
