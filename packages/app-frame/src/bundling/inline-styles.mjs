import { join } from 'node:path';

const NAME = 'virtual:inline-styles';

/**
 * The app's styles inside its pages: the first paint waits for no second request. The server has the text; the browser
 * reads it back from the page it was sent, so that it is not in the scripts a second time.
 *
 * @returns {import('vite').Plugin}
 */
export function inlineStyles() {
  let sheet = '';
  let isServed = false;
  return {
    name: 'inline-styles',
    configResolved(config) {
      sheet = join(config.root, 'app', 'styles.css');
      isServed = config.command === 'serve';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (this.environment.name !== 'client') {
        return `export { default as inlineStyles } from ${JSON.stringify(`${sheet}?inline`)};`;
      }
      // In development the sheet itself follows, so that it is drawn again as it changes.
      const follow = isServed ? `void import(${JSON.stringify(sheet)});` : '';
      return `export const inlineStyles = document.querySelector('style[data-site-styles]')?.textContent ?? '';${follow}`;
    },
  };
}
