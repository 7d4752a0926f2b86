const settingsPath = '/admin/dashboard/settings';

/** Where it is told what became of a test letter. */
export function toMailTestHref(letterId: string): string {
  return `${settingsPath}?${new URLSearchParams({ letter: letterId })}#mail`;
}

/** The test letter that an address asks for; undefined where it names none. */
export function readLetterId(search: URLSearchParams): string | undefined {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(search.get('letter') ?? '')?.[0];
}
