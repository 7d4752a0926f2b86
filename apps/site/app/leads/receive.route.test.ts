import { describe, expect, it } from 'vitest';
import { buildForm, contactFields, post } from '../testing/posted-forms.ts';
import { routeArgs } from '@showroom/app-frame/testing/route-args';
import { temporarySite } from '../testing/temporary-site.ts';
import { action, loader } from './receive.route.ts';

const pattern = '/api/leads/:kind';

describe('the endpoint for forms with scripts', () => {
  it.each([
    { fields: contactFields, httpStatus: 201, status: 'stored' },
    { fields: { ...contactFields, email: '' }, httpStatus: 400, status: 'invalid' },
  ])('maps $status to $httpStatus', async ({ fields, httpStatus, status }) => {
    const { context } = await temporarySite();
    const request = post('/api/leads/contact', buildForm(fields));
    const response = await action(routeArgs({ request, context, pattern, params: { kind: 'contact' } }));
    expect(response.status).toBe(httpStatus);
    expect(await response.json()).toMatchObject({ status });
  });

  it('rejects unknown forms', async () => {
    const { context } = await temporarySite();
    const request = post('/api/leads/payment', buildForm(contactFields));
    const refusal: unknown = await action(routeArgs({ request, context, pattern, params: { kind: 'payment' } })).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ init: { status: 404 } });
  });

  it('accepts only POST', () => {
    expect(loader()).toMatchObject({ status: 405 });
  });
});
