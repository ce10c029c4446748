/** The current document of the simulated platform. */
import { platformOf } from '../platform';
import { openApiOf, type OpenApi } from './document';

export const currentOpenApi = (): OpenApi => openApiOf(platformOf().contract);
