/** True in the parts of `npm run test:full`. */
export const isFullRun = process.env['FULL_RUN'] === '1';
