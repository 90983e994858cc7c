import manifest from '../../package.json' with { type: 'json' };

/**
 * For `knip --production`: an export that only tests import is fine while its own file uses it, and
 * Vite is a tool of the build.
 */
export default { ...manifest.knip, ignoreExportsUsedInFile: true, ignoreBinaries: ['vite'] };
