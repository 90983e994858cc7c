import { shared } from '../shared.mjs';

export default { ...shared('code'), mutate: ['src/{lib,services}/**/*.ts'] };
