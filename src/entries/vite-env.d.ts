/** Build-time environment variables (contracts §5). */
interface ImportMetaEnv {
  readonly VITE_LEAD_FORM_URL?: string;
  readonly VITE_DEMO_FORM_URL?: string;
  readonly VITE_VIDEO_URL?: string;
  readonly VITE_SCHEDULING_URL?: string;
}
