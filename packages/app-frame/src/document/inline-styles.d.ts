/** Made by the plugin of `bundling/inline-styles.ts`: the text of the app's `app/styles.css`. */
declare module 'virtual:inline-styles' {
  export const inlineStyles: string;
}
