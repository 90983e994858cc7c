/** How much a header such as `Accept` wants the option `name`, from 0 (not at all, unnamed) to 1. */
export function qualityOf(header: string | undefined, name: string): number {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [option, ...parameters] = part.split(';').map((text) => text.trim());
    if (option !== name) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight ? Number(weight.slice(2)) || 0 : 1;
  }
  return 0;
}
