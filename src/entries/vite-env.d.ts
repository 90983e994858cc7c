/** Build-time environment variables (specification §15). */
interface ImportMetaEnv {
  readonly VITE_LEAD_FORM_URL?: string;
  readonly VITE_DEMO_FORM_URL?: string;
  readonly VITE_VIDEO_URL?: string;
  readonly VITE_SCHEDULING_URL?: string;
}
