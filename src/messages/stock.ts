/**
 * react-admin's own texts, for its components that a declaration uses. Our components never use them, so import this
 * file together with such components. These are the English ones; those of another language are in its catalogue.
 */
import words from 'ra-language-english';
import { further } from './further';

/** Of one record, `<BulkUpdateWithConfirmButton>` does not pass the name that these texts would show. */
const message = {
  ...words.ra.message,
  bulk_update_title: 'Update this %{name} |||| Update %{smart_count} %{name}',
  bulk_update_content:
    'Are you sure you want to update this %{name}? |||| Are you sure you want to update these %{smart_count} items?',
};

Object.assign(further, { ...words, ra: { ...words.ra, message } });
