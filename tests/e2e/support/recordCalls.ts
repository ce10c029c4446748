/** The platform calls of a page, as reported by the browser. */
import type { Page, Request } from '@playwright/test';
import { baseMark } from '../../../demo/baseLine';

/** Without CORS preflight requests, and without repetitions caused by chaos. */
export const recordCalls = (page: Page) => {
  let sent: readonly Request[] = [];
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && request.method() !== 'OPTIONS') sent = [...sent, request];
  });
  page.on('response', (response) => {
    if (baseMark in response.headers())
      sent = sent.filter((request) => request !== response.request());
  });
  return {
    calls: () => sent,
    forget: () => {
      sent = [];
    },
  };
};
