import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import type { SendResult } from '../sending/send-result.ts';

/** Props every form needs, with a server that stores. */
export const formProps: RequestFormProps = {
  action: '/requests',
  formToken: 'token-1',
  business: defaultBusinessFacts,
  send: answerWith({ status: 'stored', reference: 'BS-1042' }),
};

export const auroraSubject = { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' } as const;

/** A `send` that gives each result in turn, the last one for ever, and keeps what it was handed. */
export function answerWith(...results: [SendResult, ...SendResult[]]) {
  const handed: FormData[] = [];
  const send = async (formData: FormData): Promise<SendResult> => {
    handed.push(formData);
    await Promise.resolve();
    return results[Math.min(handed.length, results.length) - 1] ?? results[0];
  };
  return Object.assign(send, { handed });
}
