/** Screens as narrow as a phone's: a query that stands in a component's fixed styles, so that wide ones pay nothing. */
export const onPhones = '@media (max-width: 599.95px)';
