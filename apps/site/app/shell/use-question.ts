import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Longer queries are cut. */
const MAX_QUESTION_LENGTH = 100;

/** The query of the results page; may be empty. */
export function readQuestion(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, MAX_QUESTION_LENGTH);
}

export function resultsPath(question: string): string {
  return `/search?${new URLSearchParams({ q: question })}`;
}

/**
 * The query of the results page, for a search box; empty on other pages. The box is uncontrolled, so that text typed before
 * hydration stays; a navigation updates it.
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
