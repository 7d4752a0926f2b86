type Redirects = readonly (readonly [path: string, target: string])[];

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** File names contain a hash. */
const lasting = ['assets', 'pictures'];

/** Configuration files by name: redirects and cache headers, for Netlify, Cloudflare Pages and Apache. */
export function listHostFiles(redirects: Redirects): Readonly<Record<string, string>> {
  return {
    _redirects: redirects.map(([path, target]) => `${path} ${target} 301\n`).join(''),
    _headers: [
      '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin\n',
      ...lasting.map((folder) => `/${folder}/*\n  Cache-Control: ${FOR_GOOD}\n`),
    ].join(''),
    '.htaccess': writeHtaccess(redirects),
    // Otherwise GitHub Pages ignores files that begin with an underscore.
    '.nojekyll': '',
  };
}

function writeHtaccess(redirects: Redirects): string {
  return `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
AddType application/octet-stream .data
AddType image/avif .avif
AddType application/manifest+json .webmanifest
RewriteEngine On
${redirects.map(([path, target]) => `RewriteRule ^${path.slice(1).replaceAll('.', String.raw`\.`)}$ ${target} [R=301,L]\n`).join('')}RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
<IfModule mod_headers.c>
Header set X-Content-Type-Options nosniff
Header set Referrer-Policy strict-origin-when-cross-origin
<FilesMatch "-[\\w-]{8}\\.(?:js|css|woff2)$|\\.[\\da-f]{8}\\.(?:\\d+|full)\\.(?:avif|webp|jpg)$">
Header set Cache-Control "${FOR_GOOD}"
</FilesMatch>
</IfModule>
`;
}
