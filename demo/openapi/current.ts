/** The document of the stand-in as it is. */
import { platformOf } from '../platform';
import { openApiOf, type OpenApi } from './document';

export const currentOpenApi = (): OpenApi => openApiOf(platformOf().contract);
