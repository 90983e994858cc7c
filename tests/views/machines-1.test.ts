import { lookAtViews } from '../models/view-layer';

lookAtViews(0);
