import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Longer questions are cut: nothing in the index is as long. */
const MAX_QUESTION_LENGTH = 100;

/** What an address of the results page asks; empty when it asks nothing. */
export function readQuestion(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, MAX_QUESTION_LENGTH);
}

/** Where the results of a question are. */
export function resultsPath(question: string): string {
  return `/search?${new URLSearchParams({ q: question })}`;
}

/**
 * What the results page was asked, for its box to begin with; empty on other pages. The box is uncontrolled, so that what
 * was typed before the scripts came stays; a new question, from elsewhere or by Back, is put into it.
 */
export function useQuestion() {
  const { pathname, search } = useLocation();
  const question = pathname === '/search' ? readQuestion(new URLSearchParams(search)) : '';
  const box = useRef<HTMLInputElement>(null);
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (lastQuestion.current === question) return;
    lastQuestion.current = question;
    if (box.current) box.current.value = question;
  }, [question]);
  return { question, box };
}
