/** The slugs of the fifty colours of the specification. */
export const quartzSlugs = `aurora glacier-oro himalaya-dove ice-azul nebulous-gold urban-ash white-essence white-valley
urban-bronze azure-mist bianco-mist cielo-mist gaia-mist morning-mist pearl-mist valley-mist elegant-crema elegant-gris
elegant-bianco bianco-neve calacatta-supreme calacatta-oro-classic calacatta-midas calacatta-ice fairy-white thasos-mist
carrara-super carrara-classique statuario-extra statuario-super statuario-classique statuario-bianco statuario-venato
bianco-neve-essentials bianco-cristallo gris-neve bianco-classic beach-taupe belgian-desert belgian-crema nuevo-gris
arcadia space-black sahara-noir space-grey alabaster chrome-cloud sona-gold snow-ultra great-white`.split(/\s+/);

/** The name on a colour's page. Two colours are called Bianco Neve and differ by their range. */
export function quartzName(slug: string): string {
  if (slug === 'bianco-neve') return 'Bianco Neve (Calacatta)';
  if (slug === 'bianco-neve-essentials') return 'Bianco Neve (Essentials)';
  return slug.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}
