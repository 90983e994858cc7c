export { NetworkConsole as Part } from '#src/features/site/console-scene/NetworkConsole.tsx';
