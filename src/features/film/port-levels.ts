const within = (share: number) => Math.min(Math.max(share, 0), 1);

/**
 * Returns the optical power received by each port, in dBm. `lost` (0 to 1) is the progress of the
 * loss, port by port; `back` (0 to 1) the progress of the recovery, at every port except
 * `lastPort`, which counts from 1.
 */
export function portLevels(
  healthyDbm: readonly number[],
  darkDbm: number,
  lastPort: number,
  lost: number,
  back: number,
): number[] {
  const turn = (share: number, port: number) => within(share * (healthyDbm.length + 1) - port);
  return healthyDbm.map((healthy, port) => {
    const regained = port === lastPort - 1 ? 0 : turn(back, port);
    const missing = within(turn(lost, port) / 2 + turn(lost, port + 1) / 2) * (1 - regained);
    return healthy + (darkDbm - healthy) * missing;
  });
}
