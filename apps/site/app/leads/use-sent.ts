import type { RequestFormProps } from '@showroom/forms/request-form-props';
import { useState } from 'react';

type Send = RequestFormProps['send'];

/**
 * Sends a form and remembers that it was stored: its page then stops explaining what to fill in.
 *
 * @param key what tells one form of the page from another, such as its address
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
