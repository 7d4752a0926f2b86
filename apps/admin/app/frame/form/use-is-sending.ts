import { useNavigation } from 'react-router-dom';

/** Whether what a form posts is on its way, until the page that it leads to is there. Following a link is not. */
export function useIsSending(): boolean {
  return useNavigation().formMethod === 'POST';
}
