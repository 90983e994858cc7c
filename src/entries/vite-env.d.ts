/** Build-time environment variables (specification §15). */
interface ImportMetaEnv {
  readonly VITE_VIDEO_URL?: string;
  readonly VITE_SCHEDULING_URL?: string;
}
