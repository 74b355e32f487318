// What SwiftUI has for AppKit; Bridges.swift has what it has for UIKit.
import AppKit
