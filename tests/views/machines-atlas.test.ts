import { lookAtViews } from '../models/view-layer';

lookAtViews('atlas');
