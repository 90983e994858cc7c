/** Runs a step of the build, then prints its title and duration. */
export async function buildStep<Result>(
  title: string,
  step: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const result = await step();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
