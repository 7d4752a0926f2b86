import { defaultBusinessFacts } from '@showroom/catalog-data/business-facts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import type { SendResult } from '../sending/send-result.ts';

/** Props with a server that stores everything. */
export const formProps: RequestFormProps = {
  action: '/requests',
  formToken: 'token-1',
  business: defaultBusinessFacts,
  send: answerWith({ status: 'stored', reference: 'BS-1042' }),
};

export const auroraSubject = { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' } as const;

/** A `send` that returns each result in turn, repeats the last one, and records its calls. */
export function answerWith(...results: [SendResult, ...SendResult[]]) {
  const handed: FormData[] = [];
  const send = async (formData: FormData): Promise<SendResult> => {
    handed.push(formData);
    await Promise.resolve();
    return results[Math.min(handed.length, results.length) - 1] ?? results[0];
  };
  return Object.assign(send, { handed });
}
