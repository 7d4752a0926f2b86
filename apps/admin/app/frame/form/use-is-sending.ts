import { useNavigation } from 'react-router-dom';

/** Whether a posted form is in progress, up to the page that it leads to. Following a link doesn’t count. */
export function useIsSending(): boolean {
  return useNavigation().formMethod === 'POST';
}
