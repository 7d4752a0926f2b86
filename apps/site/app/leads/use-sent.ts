import type { RequestFormProps } from '@showroom/forms/request-form-props';
import { useState } from 'react';

type Send = RequestFormProps['send'];

/**
 * Sends a form and remembers that it was stored, so that the page stops explaining it.
 * @param key distinguishes forms, such as their URL
 */
export function useSent(key: string, send: Send): { readonly isSent: boolean; readonly send: Send } {
  const [sentKey, setSentKey] = useState<string | null>(null);
  return {
    isSent: sentKey === key,
    send: async (form) => {
      const result = await send(form);
      if (result.status === 'stored') setSentKey(key);
      return result;
    },
  };
}
