export const machines = {};
